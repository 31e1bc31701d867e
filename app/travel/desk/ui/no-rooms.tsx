import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export function NoRooms({ isDeskOnly = false }: { isDeskOnly?: boolean }) {
	if (isDeskOnly)
		return (
			<EmptyState title="No rooms yet" icon="bed">
				Rooms appear here when a manager of your hotel adds them.
			</EmptyState>
		);
	return (
		<EmptyState
			title="No rooms yet"
			icon="bed"
			action={<ButtonLink href="/list-new-hotel">Your hotels</ButtonLink>}
		>
			Add a room to one of your hotels first.
		</EmptyState>
	);
}
