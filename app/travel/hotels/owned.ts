import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { HotelReviewStatus } from "./hotel-states.ts";

export type FramedHotel = {
	id: number;
	name: string;
	reviewStatus: HotelReviewStatus;
	archived_at: string | null;
};
export type FramedRoom = {
	id: number;
	name: string;
	hotel_id: number;
	hotel_name: string;
	archived_at: string | null;
};

/** A hotel or a room, for pages that both have. */
export type Owned = { kind: "hotel"; hotel: FramedHotel } | { kind: "room"; room: FramedRoom };

export const hotelEditPath = (hotelId: number): string => `/list-new-hotel/${maskId(hotelId)}`;
export const roomEditPath = (roomId: number): string => `/edit-room/${maskId(roomId)}`;

export const ownedPath = (owned: Owned): string =>
	owned.kind === "hotel" ? hotelEditPath(owned.hotel.id) : roomEditPath(owned.room.id);

export const ownedName = (owned: Owned): string =>
	owned.kind === "hotel" ? owned.hotel.name : owned.room.name;

/** The ids in a page's URL, `:hotelId` or `:roomId`. */
export const idsFromParams = ({ hotelId, roomId }: { hotelId?: string; roomId?: string }) => ({
	hotelId: hotelId === undefined ? undefined : unmaskId(hotelId),
	roomId: roomId === undefined ? undefined : unmaskId(roomId),
});
