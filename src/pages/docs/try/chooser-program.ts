/** The program of the list of operations: it hides those that do not have every word. Without it all are listed. */
export const chooserProgram = `(() => {
const field = document.getElementById('choose');
const groups = [...document.querySelectorAll('#choices details')].map((group) => ({
  group,
  entries: [...group.querySelectorAll('li')].map((entry) => [entry, entry.textContent.toLowerCase()]),
}));
const choose = () => {
  const words = field.value.toLowerCase().split(' ').filter((word) => word !== '');
  let shown = 0;
  for (const { group, entries } of groups) {
    let own = 0;
    for (const [entry, text] of entries) {
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) own += 1;
    }
    group.hidden = own === 0;
    group.open = words.length > 0;
    shown += own;
  }
  document.getElementById('chosen').textContent = words.length === 0 ? '' : shown + (shown === 1 ? ' operation' : ' operations');
};
field.addEventListener('input', choose);
})();
`
