import { Icon, type IconName } from "./icon.tsx";
import type { FrameRole } from "./person.ts";

export type Tone = "green" | "yellow" | "red" | "purple" | "blue" | "rose" | "grey";

/** A status is a word, an icon and a colour, never the colour alone. */
export function StatusBadge({ tone, icon, label }: { tone: Tone; icon: IconName; label: string }) {
	return (
		<span className="badge" data-tone={tone}>
			<Icon name={icon} />
			{label}
		</span>
	);
}

const tones: Record<FrameRole, Tone> = { Admin: "red", Hotel: "purple", SuperAdmin: "rose", User: "grey" };

export function RoleBadge({ role }: { role: FrameRole }) {
	return (
		<span className="badge ps-2.5" data-tone={tones[role]}>
			{role}
		</span>
	);
}
