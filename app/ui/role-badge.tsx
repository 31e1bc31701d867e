import type { FrameRole } from "./frame/person.ts";
import type { Tone } from "./status-badge.tsx";

const tones: Record<FrameRole, Tone> = { Admin: "red", Hotel: "purple", SuperAdmin: "rose", User: "grey" };

export function RoleBadge({ role }: { role: FrameRole }) {
	return (
		<span className="badge pl-2.5" data-tone={tones[role]}>
			{role}
		</span>
	);
}
