import { HOTEL_CHANGES, type HotelChangeName } from "#app/travel/approval/hotel-list.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type HotelActionsProps = {
	changes: readonly HotelChangeName[];
	publicPath: string | null;
	/** The hotel's page; its actions are below it. */
	path: string;
};

/** The actions of a SuperAdmin on a hotel. Approving it, the primary one, comes last. */
export function HotelActions({ changes, publicPath, path }: HotelActionsProps) {
	return (
		<div className="flex flex-wrap gap-3">
			{publicPath ? (
				<ButtonLink variant="plain" href={publicPath}>
					View public page
				</ButtonLink>
			) : null}
			<ButtonLink variant="plain" href={`${path}/owner`}>
				Change owner
			</ButtonLink>
			{changes.toReversed().map((name) => (
				<ButtonLink
					key={name}
					variant={HOTEL_CHANGES[name].danger ? "plain" : "primary"}
					href={`${path}/${name}`}
				>
					{HOTEL_CHANGES[name].verb}
				</ButtonLink>
			))}
		</div>
	);
}
