export { savedViews } from "./saved-views.ts";
export { users } from "./users.tsx";
