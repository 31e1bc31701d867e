import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export function NoRooms({ isDeskOnly = false }: { isDeskOnly?: boolean }) {
	if (isDeskOnly)
		return (
			<EmptyState title={t.noRooms.title} icon="bed">
				{t.noRooms.deskText}
			</EmptyState>
		);
	return (
		<EmptyState
			title={t.noRooms.title}
			icon="bed"
			action={<ButtonLink href="/list-new-hotel">{t.noRooms.hotels}</ButtonLink>}
		>
			{t.noRooms.text}
		</EmptyState>
	);
}
