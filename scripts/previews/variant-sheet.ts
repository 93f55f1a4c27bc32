import { catalogue, type SectionType, sectionTypes, type Variant } from '../../src/content/catalogue/index.ts'

/** The contact sheet of all variants, the content of `docs/variants.md`. */
export function variantSheet(): string {
  const count = sectionTypes.reduce((sum, type) => sum + catalogue[type].variants.length, 0)
  return `# Diseños de las secciones

<!-- Lo escribe «npm run previews» a partir de src/content/catalogue: no se edita a mano. -->

El sitio tiene ${sectionTypes.length} secciones y ${count} diseños. Cada sección se ve en el diseño que usted elija, siempre con los mismos textos e imágenes, y cualquier diseño combina con los de las demás secciones. Se eligen en la administración, en «Secciones»; las fotografías de esta página son del sitio con su contenido de muestra, en una pantalla de escritorio.

${sectionTypes.map((type) => `- [${catalogue[type].label}](#${anchor(catalogue[type].label)}): ${countOf(type)}`).join('\n')}

${sectionTypes.map(sectionOf).join('\n\n')}
`
}

const countOf = (type: SectionType) => {
  const { length }: readonly Variant[] = catalogue[type].variants
  return length === 1 ? '1 diseño' : `${length} diseños`
}

/** Makes a heading's anchor in the way code hosts do. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

function sectionOf(type: SectionType): string {
  const variants: readonly Variant[] = catalogue[type].variants
  const pairs = variants.flatMap((first, index) =>
    index % 2 === 0 ? [rowsOf(type, [first, variants[index + 1]], index === 0)] : [],
  )
  return `## ${catalogue[type].label}\n\n${pairs.join('\n\n')}`
}

/** Two variants side by side: name, picture, description. */
function rowsOf(type: SectionType, pair: readonly (Variant | undefined)[], hasDefault: boolean): string {
  const cells = pair.map((variant, index) =>
    variant
      ? {
          name: hasDefault && index === 0 ? `${variant.label} (inicial)` : variant.label,
          picture: `<img src="../previews/${variant.imagePath}" width="480" alt="${catalogue[type].label}: ${variant.label}">`,
          description: variant.description,
        }
      : { name: '', picture: '', description: '' },
  )
  const row = (part: 'name' | 'picture' | 'description') =>
    `| ${cells.map((cell) => cell[part]).join(' | ')} |`
  return [row('name'), '| --- | --- |', row('picture'), row('description')].join('\n')
}
