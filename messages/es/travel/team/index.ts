export { invite } from "./invite.ts";
export { joinTeam } from "./join-team.tsx";
export { leaveTeam } from "./leave-team.ts";
export { memberRole } from "./member-role.ts";
export { team } from "./team.tsx";
export { teamMail } from "./team-mail.ts";
