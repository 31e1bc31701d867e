import type { Role } from "./frame/person.ts";
import type { Tone } from "./status-badge.tsx";

const tones: Record<Role, Tone> = { Admin: "red", Hotel: "purple", SuperAdmin: "rose", User: "grey" };

export function RoleBadge({ role }: { role: Role }) {
	return (
		<span className="badge pl-2.5" data-tone={tones[role]}>
			{role}
		</span>
	);
}
