export { badges } from "./badges.ts";
export { overview } from "./overview.ts";
export { savedViews } from "./saved-views.ts";
export { setup } from "./setup.tsx";
export { statements } from "./statements.ts";
export { users } from "./users.tsx";
