// All catalogues of one language: the page loads only the one it speaks.
export default import.meta.glob<string>('../../../src/elferhaus/locale/de/{interface,page,refusals,rules}/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
