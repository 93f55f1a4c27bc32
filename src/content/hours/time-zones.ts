/** Time zones of Mexico, by their IANA names. */
export const timeZones = {
  'America/Mexico_City': 'Centro: Ciudad de México, Guadalajara, Monterrey, Mérida',
  'America/Cancun': 'Quintana Roo: Cancún, Playa del Carmen',
  'America/Mazatlan': 'Pacífico: Culiacán, Mazatlán, La Paz, Tepic',
  'America/Hermosillo': 'Sonora: Hermosillo, Ciudad Obregón',
  'America/Tijuana': 'Baja California: Tijuana, Mexicali, Ensenada',
  'America/Chihuahua': 'Chihuahua: Chihuahua, Delicias',
  'America/Ciudad_Juarez': 'Frontera de Chihuahua: Ciudad Juárez',
  'America/Matamoros': 'Frontera noreste: Reynosa, Matamoros, Nuevo Laredo',
} as const

export type TimeZone = keyof typeof timeZones

export const timeZoneNames = Object.keys(timeZones) as [TimeZone, ...TimeZone[]]
