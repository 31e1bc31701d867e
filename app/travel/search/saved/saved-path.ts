import { maskId } from "#app/common/masked-id.ts";

/** Where a hotel is saved to the wishlist. Its removal hangs below. */
export const savedHotelPath = (hotelId: number): string => `/wishlist/hotels/${maskId(hotelId)}`;

/** The anchor of a hotel's card, where the page goes on after its heart was pressed. */
export const hotelAnchor = (hotelId: number): string => `hotel-${maskId(hotelId)}`;
