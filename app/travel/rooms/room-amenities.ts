/** A room's amenities, by their keys in `rooms.amenities`, in display order. */
export const ROOM_AMENITIES = [
	"private_bathroom",
	"shower",
	"bathtub",
	"air_conditioning",
	"heating",
	"tv",
	"desk",
	"kitchenette",
	"fridge",
	"tea_coffee",
	"minibar",
	"balcony",
	"sea_view",
	"city_view",
	"soundproof",
	"safe",
	"hair_dryer",
	"washing_machine",
	"cot",
	"step_free",
] as const;

export type RoomAmenity = (typeof ROOM_AMENITIES)[number];
