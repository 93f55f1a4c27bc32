import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The site's colours (src/site/styles/tokens.css) as Mantine's ten shades. */
const cobalt: MantineColorsTuple = [
  '#f3f6fc',
  '#e3ecfa',
  '#cbdaf6',
  '#a5beed',
  '#779be0',
  '#4b76cf',
  '#2754b7',
  '#15409e',
  '#0c2f7f',
  '#082462',
]

/** Neutrals. Index 4 is the border of fields and buttons, index 6 is secondary text. */
const gray: MantineColorsTuple = [
  '#f6f8fc',
  '#edf1f8',
  '#e0e6f0',
  '#d4d9e3',
  '#4b76cf',
  '#5f6b80',
  '#515b6e',
  '#475061',
  '#333c4e',
  '#1a2334',
]

const ochre: MantineColorsTuple = [
  '#fdefd8',
  '#fbe4bd',
  '#f7d499',
  '#f2c573',
  '#edb957',
  '#e9af41',
  '#a3760f',
  '#795501',
  '#604300',
  '#473100',
]

const leaf: MantineColorsTuple = [
  '#e3f6ea',
  '#c8ead5',
  '#9ed8b5',
  '#6dc191',
  '#3fa46f',
  '#1f8756',
  '#116d45',
  '#085c38',
  '#064a2d',
  '#043822',
]

const danger: MantineColorsTuple = [
  '#fee9e7',
  '#fbd3d0',
  '#f3aaa6',
  '#e67d79',
  '#d4524f',
  '#b93a39',
  '#a62f30',
  '#972527',
  '#7b1c1e',
  '#5f1416',
]

export const theme = createTheme({
  colors: { gray, cobalt, ochre, leaf, danger, red: danger },
  primaryColor: 'cobalt',
  primaryShade: 7,
  black: '#1a2334',
  fontFamily: "'Figtree', 'Figtree fallback', system-ui, sans-serif",
  headings: { fontFamily: "'Labrada', 'Labrada fallback', Georgia, serif", fontWeight: '600' },
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '6px', xl: '6px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  components: {
    // Touch targets of 44 px, and a font size at which iOS does not zoom in.
    Button: { defaultProps: { size: 'md', fw: 600 } },
    SegmentedControl: { defaultProps: { size: 'md' } },
    Badge: { defaultProps: { size: 'lg', radius: 'xs', tt: 'none', fw: 600 } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Mostrar lo escrito' },
      },
    },
    NumberInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
    // base.css locks scrolling: Mantine's scroll lock needs a style sheet that the content security policy blocks.
    Drawer: { defaultProps: { lockScroll: false } },
    Modal: {
      defaultProps: {
        centered: true,
        lockScroll: false,
        closeButtonProps: { 'aria-label': 'Cerrar', size: 44 },
      },
    },
  },
})
