/**
 * The script of the page of a link: everything can be read without it. An open page empties itself when the link has
 * ended, and asks for the password again when that has to be entered anew.
 */
export const SHARE_SCRIPT = `(()=>{
const at=document.documentElement.dataset.watch;
if(!at)return;
const gone=()=>{
  document.title='No longer shared';
  const main=document.createElement('main');
  const head=document.createElement('h1');
  head.textContent='No longer shared';
  const text=document.createElement('p');
  text.textContent='This link has ended. Nothing of it is kept on this page.';
  main.append(head,text);
  document.body.replaceChildren(main);
  clearInterval(timer);
};
const look=async()=>{
  try{
    const answer=await fetch(at,{cache:'no-store',credentials:'same-origin'});
    if(answer.status===404)gone();
    else if(answer.status===401)location.reload();
  }catch{/* Offline: the next look decides. */}
};
const timer=setInterval(look,15000);
addEventListener('pageshow',look);
document.addEventListener('visibilitychange',()=>{if(!document.hidden)look()});
for(const button of document.querySelectorAll('[data-copy]')){
  button.hidden=false;
  button.addEventListener('click',async()=>{
    const text=document.getElementById(button.dataset.copy);
    await navigator.clipboard.writeText(text.textContent);
    button.textContent='Copied';
    setTimeout(()=>{button.textContent='Copy text'},2000);
  });
}
const shots=[...document.querySelectorAll('figure a.frame')];
document.addEventListener('keydown',(event)=>{
  if(event.altKey||event.ctrlKey||event.metaKey||event.target.matches('input'))return;
  const step={ArrowRight:1,j:1,ArrowLeft:-1,k:-1}[event.key];
  if(!step||!shots.length)return;
  const now=shots.indexOf(document.activeElement);
  const next=shots[Math.max(0,Math.min(shots.length-1,now+step))];
  next.focus();
  next.scrollIntoView({block:'nearest'});
  event.preventDefault();
});
})();
`;
