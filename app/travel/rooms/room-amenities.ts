/** A room's amenities, by the keys in `rooms.amenities`, in display order. */
export const ROOM_AMENITIES = {
	private_bathroom: "Private bathroom",
	shower: "Shower",
	bathtub: "Bathtub",
	air_conditioning: "Air conditioning",
	heating: "Heating",
	tv: "Television",
	desk: "Desk",
	kitchenette: "Kitchenette",
	fridge: "Fridge",
	tea_coffee: "Tea and coffee maker",
	minibar: "Minibar",
	balcony: "Balcony",
	sea_view: "Sea view",
	city_view: "City view",
	soundproof: "Soundproof",
	safe: "Safe",
	hair_dryer: "Hair dryer",
	washing_machine: "Washing machine",
	cot: "Crib on request",
	step_free: "Step-free",
} as const;

export type RoomAmenity = keyof typeof ROOM_AMENITIES;
