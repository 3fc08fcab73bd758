/**
 * The key "/" as a script that stands in each page with a menu, so that it works before the page's own scripts are there: it leads to
 * the search of the page, or else to the page that searches everything. Typing in a field is left alone.
 */
export const searchKeyScript = `addEventListener("keydown",function(e){
if(e.key!=="/"||e.ctrlKey||e.metaKey||e.altKey||e.target.closest("input,textarea,select,[contenteditable],dialog"))return;
e.preventDefault();
var s=document.querySelector("main [type=search]"),l=document.querySelector("a[href='/search']");
if(s)s.focus();else if(l)l.click()})`;
