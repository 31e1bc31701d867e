export { login } from "./login.ts";
