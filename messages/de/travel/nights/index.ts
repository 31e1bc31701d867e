export { stayLength } from "./stay-length.ts";
