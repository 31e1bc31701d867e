import editFormUrl from "./edit-form.js?url";

/** Beside a form that takes a while to fill in: warns of unsaved changes, previews pictures, shows upload progress. */
export const EditScript = () => <script type="module" src={editFormUrl} />;
