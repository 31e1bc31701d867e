import { maskId } from "#app/common/masked-id.ts";
import type { MemberRole } from "#app/travel/team/member-roles.ts";
import { type HotelReviewStatus, type HotelStatus, reviewStatusOf } from "./hotel-states.ts";

export type FramedHotel = {
	id: number;
	name: string;
	reviewStatus: HotelReviewStatus;
	archived_at: string | null;
	/** Who sees it in the hotel's team; null for staff. */
	own_role: MemberRole | null;
};
export type FramedRoom = {
	id: number;
	name: string;
	hotel_id: number;
	hotel_name: string;
	archived_at: string | null;
};

type HotelRow = Omit<FramedHotel, "reviewStatus"> & { status: HotelStatus; approved_at: string | null };

/** What the frame of a hotel's pages shows. */
export const framedHotel = (hotel: HotelRow): FramedHotel => {
	const { id, name, archived_at, own_role } = hotel;
	return { id, name, reviewStatus: reviewStatusOf(hotel), archived_at, own_role };
};

/** What the frame of a room's pages shows. */
export const framedRoom = (room: FramedRoom): FramedRoom => {
	const { id, name, hotel_id, hotel_name, archived_at } = room;
	return { id, name, hotel_id, hotel_name, archived_at };
};

/** A hotel or a room, for pages that both have. */
export type Owned = { kind: "hotel"; hotel: FramedHotel } | { kind: "room"; room: FramedRoom };

export const hotelEditPath = (hotelId: number): string => `/list-new-hotel/${maskId(hotelId)}`;
export const roomEditPath = (roomId: number): string => `/edit-room/${maskId(roomId)}`;

export const ownedPath = (owned: Owned): string =>
	owned.kind === "hotel" ? hotelEditPath(owned.hotel.id) : roomEditPath(owned.room.id);

export const ownedName = (owned: Owned): string =>
	owned.kind === "hotel" ? owned.hotel.name : owned.room.name;
