// A dialog says on the body how wide the scroll bar was that it took away. Inherited, this would give every element of
// the page its style anew, whenever a dialog opens or closes. As a rule of a style sheet it would do so with each
// sheet that arrives later.
if ('registerProperty' in CSS) {
  CSS.registerProperty({
    name: '--removed-body-scroll-bar-size',
    syntax: '<length>',
    inherits: false,
    initialValue: '0px',
  });
}
