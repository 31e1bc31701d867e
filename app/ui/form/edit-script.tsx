import editFormUrl from "./edit-form.js?url";

/**
 * For forms that take a while to fill in: warns of unsaved changes, previews pictures, shows upload progress.
 */
export const EditScript = () => <script type="module" src={editFormUrl} />;
