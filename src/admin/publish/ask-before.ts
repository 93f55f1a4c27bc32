import { useLocalStorage } from '@mantine/hooks'

/** Whether 'Publicar' opens the review first, and the function that changes it. Chosen in this browser. */
export const useAskBefore = () =>
  useLocalStorage({
    key: 'consultorio:publicar-sin-preguntar',
    defaultValue: true,
    getInitialValueInEffect: false,
    deserialize: (stored) => stored !== 'sí',
    serialize: (asks) => (asks ? 'no' : 'sí'),
  })
