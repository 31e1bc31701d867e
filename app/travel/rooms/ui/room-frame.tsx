import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { translatedLanguages } from "#app/common/language/translated.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { type FramedRoom, type HotelOrRoom, roomEditPath } from "#app/travel/hotels/owned.ts";
import { ArchivedBadge, HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditFrame } from "#app/ui/dialog/edit-frame.tsx";

const pages = () =>
	[
		["", t.roomPages.details],
		["/photos", t.roomPages.photos],
		["/calendar", t.roomPages.calendar],
		["/units", t.units.title],
		["/calendars", t.roomPages.calendars],
		...(translatedLanguages().length > 0 ? [["/translations", t.translations.title] as const] : []),
	] as const;

type RoomFrameProps = { room: FramedRoom; here: ReturnType<typeof pages>[number][0]; children: ReactNode };

export function RoomFrame({ room, here, children }: RoomFrameProps) {
	return (
		<EditFrame
			back={{
				href: `${hotelEditPath(room.hotel_id)}/rooms`,
				label: t.roomPages.back({ hotel: room.hotel_name }),
			}}
			title={room.name}
			sub={room.archived_at === null ? room.hotel_name : <ArchivedBadge />}
			label={t.roomPages.label}
			path={roomEditPath(room.id)}
			pages={pages()}
			here={here}
		>
			{children}
		</EditFrame>
	);
}

type OwnedFrameProps = { owned: HotelOrRoom; here: "" | "/photos"; children: ReactNode };

/** Around pages that hotels and rooms have in common. */
export const OwnedFrame = ({ owned, ...page }: OwnedFrameProps) =>
	owned.kind === "hotel" ? <HotelFrame hotel={owned} {...page} /> : <RoomFrame room={owned} {...page} />;
