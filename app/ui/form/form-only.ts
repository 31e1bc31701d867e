/** The page of a route that only takes forms. A refused form is answered with a page, which needs a component. */
export const FormOnly = () => null;
