import type { VehicleType } from "#db/schema/rent.ts";

export const VEHICLE_TYPES = {
	truck: { label: "Truck", hint: "For an apartment or a house, with a driver" },
	loader: { label: "Loader", hint: "Small and open, for a few large items" },
} as const satisfies Record<VehicleType, { label: string; hint: string }>;

export const VEHICLE_TYPE_NAMES = Object.keys(VEHICLE_TYPES) as [VehicleType, ...VehicleType[]];
