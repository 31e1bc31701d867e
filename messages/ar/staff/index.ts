export { badges } from "./badges.ts";
export { overview } from "./overview.ts";
export { savedViews } from "./saved-views.ts";
export { statements } from "./statements.ts";
export { users } from "./users.tsx";
export { setup } from "./setup.tsx";
