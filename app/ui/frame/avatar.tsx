import type { FramePerson } from "#app/ui/person.ts";

export function Avatar({ person }: { person: FramePerson }) {
	return (
		<img
			src={person.avatarUrl ?? "/images/avatar.svg"}
			srcSet={person.avatarSrcSet}
			sizes={person.avatarSrcSet ? "32px" : undefined}
			alt=""
			width="32"
			height="32"
			className="bar-avatar rounded-full border border-line object-cover"
		/>
	);
}
