import type { MemberRole } from "#app/account/memberships/member-roles.ts";
import { maskId } from "#app/common/masked-id.ts";
import { type HotelReviewStatus, type HotelStatus, hotelEditPath, reviewStatusOf } from "./hotel-states.ts";

/** What the frame of a hotel's pages shows. */
export type FramedHotel = {
	kind: "hotel";
	id: number;
	name: string;
	reviewStatus: HotelReviewStatus;
	archived_at: string | null;
	/** Who sees it in the hotel's team; null for staff. */
	own_role: MemberRole | null;
};

/** What the frame of a room's pages shows. */
export type FramedRoom = {
	kind: "room";
	id: number;
	name: string;
	hotel_id: number;
	hotel_name: string;
	archived_at: string | null;
};

/** A hotel or a room, for pages that both have. */
export type HotelOrRoom = FramedHotel | FramedRoom;
export type HotelOrRoomId = Pick<HotelOrRoom, "kind" | "id">;

type HotelRow = Omit<FramedHotel, "kind" | "reviewStatus"> & {
	status: HotelStatus;
	approved_at: string | null;
};

export const framedHotel = (hotel: HotelRow): FramedHotel => {
	const { id, name, archived_at, own_role } = hotel;
	return { kind: "hotel", id, name, reviewStatus: reviewStatusOf(hotel), archived_at, own_role };
};

export const framedRoom = (room: Omit<FramedRoom, "kind">): FramedRoom => {
	const { id, name, hotel_id, hotel_name, archived_at } = room;
	return { kind: "room", id, name, hotel_id, hotel_name, archived_at };
};

export const roomEditPath = (roomId: number): string => `/edit-room/${maskId(roomId)}`;

export const ownedPath = ({ kind, id }: HotelOrRoomId): string =>
	kind === "hotel" ? hotelEditPath(id) : roomEditPath(id);
