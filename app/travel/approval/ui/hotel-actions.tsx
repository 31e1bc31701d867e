import type { HotelReviewStatus } from "#app/travel/hotels/hotel-states.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type HotelActionsProps = {
	next: readonly HotelReviewStatus[];
	/** The hotel's public page; null while it has none. */
	publicPath: string | null;
	/** The URL of an action. */
	to: (noun: string) => string;
};

/** The actions of a SuperAdmin on a hotel. */
export function HotelActions({ next, publicPath, to }: HotelActionsProps) {
	return (
		<div className="flex flex-wrap gap-3">
			{publicPath ? (
				<ButtonLink variant="plain" href={publicPath}>
					View public page
				</ButtonLink>
			) : null}
			<ButtonLink variant="plain" href={to("owner")}>
				Change owner
			</ButtonLink>
			{next.includes("suspended") ? (
				<ButtonLink variant="danger" href={to("suspension")}>
					Suspend
				</ButtonLink>
			) : null}
			{next.includes("refused") ? (
				<ButtonLink variant="danger" href={to("refusal")}>
					Refuse
				</ButtonLink>
			) : null}
			{next.includes("approved") ? <ButtonLink href={to("approval")}>Approve</ButtonLink> : null}
		</div>
	);
}
