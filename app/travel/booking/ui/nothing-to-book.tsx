import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

type NothingToBookProps = {
	view:
		| { state: "no_room" | "not_found" }
		| { state: "no_stay" | "refused"; hotel: { name: string; path: string }; reason: string };
	/** The checkout of the other rooms that were chosen with it. */
	rest?: string | null;
	children?: ReactNode;
};

const bookingLink = (text: string) => <a href="/booking-confirmation">{text}</a>;

export function NothingToBook({ view, rest, children }: NothingToBookProps) {
	return (
		<>
			<PageHeading title={t.roomCheckout.title} />
			{"hotel" in view ? (
				<EmptyState
					title={t.noStay.title}
					icon="clock"
					action={
						<>
							{rest ? <ButtonLink href={rest}>{t.roomGroup.bookRest}</ButtonLink> : null}
							<ButtonLink variant={rest ? "plain" : "primary"} href={view.hotel.path}>
								{t.noStay.seeRooms({ hotel: view.hotel.name })}
							</ButtonLink>
						</>
					}
				>
					{view.reason}
				</EmptyState>
			) : (
				<EmptyState
					title={view.state === "no_room" ? t.noStay.noRoomTitle : t.noStay.goneTitle}
					icon="bed"
					action={<ButtonLink href="/gomeeha">{t.noStay.find}</ButtonLink>}
				>
					{view.state === "no_room"
						? t.noStay.noRoom({ link: bookingLink })
						: t.noStay.gone({ link: bookingLink })}
				</EmptyState>
			)}
			{children}
		</>
	);
}
