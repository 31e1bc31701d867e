export { addressFields, postalCodes, regions } from "./address-fields.ts";
export { fields } from "./fields.ts";
export { marketFields } from "./market-fields.ts";
export { photoForms } from "./photo-forms.ts";
export { remote } from "./remote.ts";
export { requests } from "./requests.ts";
export { pictureRefusals, uploads } from "./uploads.ts";
