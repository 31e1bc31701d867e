import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { translatedLanguages } from "#app/common/language/translated.ts";
import { HOTEL_STATES, type HotelReviewStatus, hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import type { FramedHotel } from "#app/travel/hotels/owned.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EditFrame } from "#app/ui/dialog/edit-frame.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

function pages() {
	const { details, map, photos, rooms, seller, team } = t.hotelPages.pages;
	return [
		["", details],
		["/place", map],
		["/photos", photos],
		["/rooms", rooms],
		["/rates", t.rateList.tab],
		["/offers", t.hotelOffers.list.tab],
		["/children", t.childPrices.title],
		["/extras", t.extras.title],
		["/stay-tax", t.stayTax.title],
		["/online-check-in", t.onlineCheckIn.setting],
		["/seller", seller],
		["/team", team],
		...(translatedLanguages().length > 0 ? [["/translations", t.translations.title] as const] : []),
	] as const;
}

type HotelFrameProps = { hotel: FramedHotel; here: ReturnType<typeof pages>[number][0]; children: ReactNode };

export function HotelFrame({ hotel, here, children }: HotelFrameProps) {
	const isOpen = hotel.reviewStatus === "approved" && hotel.archived_at === null;
	return (
		<EditFrame
			back={{ href: "/list-new-hotel", label: t.hotelPages.back }}
			title={hotel.name}
			sub={
				<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<HotelBadge reviewStatus={hotel.reviewStatus} isArchived={hotel.archived_at !== null} />
					{hotel.own_role ? (
						<span>{t.hotelPages.role({ label: t.memberRoles[hotel.own_role].label })}</span>
					) : null}
				</span>
			}
			action={
				isOpen ? (
					<ButtonLink href={hotelPath(hotel.id)} variant="plain" dense>
						{t.hotelPages.view}
					</ButtonLink>
				) : null
			}
			label={t.hotelPages.label}
			path={hotelEditPath(hotel.id)}
			pages={pages()}
			here={here}
		>
			{children}
		</EditFrame>
	);
}

export function HotelBadge({
	reviewStatus,
	isArchived,
}: {
	reviewStatus: HotelReviewStatus;
	isArchived: boolean;
}) {
	if (isArchived) return <ArchivedBadge />;
	const { tone, icon, label } = HOTEL_STATES[reviewStatus];
	return <StatusBadge tone={tone} icon={icon} label={label} />;
}

export function ArchivedBadge() {
	return <StatusBadge tone="grey" icon="inbox" label={t.hotelPages.archived} />;
}
