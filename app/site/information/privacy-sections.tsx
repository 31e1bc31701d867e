import "#app/ui/table/table.css";

/** The sections of `/privacy`, one of which has a table. */
export { default as privacySections } from "./privacy.md?sections";
