import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

type NothingToBookProps = {
	view:
		| { state: "no_room" | "not_found" }
		| { state: "no_stay" | "refused"; hotel: { name: string; path: string }; reason: string };
	children?: ReactNode;
};

export function NothingToBook({ view, children }: NothingToBookProps) {
	return (
		<>
			<PageHeading title="Book your stay" />
			{"hotel" in view ? (
				<EmptyState
					title="This stay can’t be booked"
					icon="clock"
					action={<ButtonLink href={view.hotel.path}>See rooms at {view.hotel.name}</ButtonLink>}
				>
					{view.reason}
				</EmptyState>
			) : (
				<EmptyState
					title={view.state === "no_room" ? "No room chosen yet" : "This room is no longer available"}
					icon="bed"
					action={<ButtonLink href="/gomeeha">Find a hotel</ButtonLink>}
				>
					{view.state === "no_room" ? "Choose a hotel and a room first. " : "The hotel no longer offers it. "}
					Just booked? <a href="/booking-confirmation">View your booking</a>.
				</EmptyState>
			)}
			{children}
		</>
	);
}
