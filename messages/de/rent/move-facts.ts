import type { Messages } from "#messages/en/index.ts";

export const moveFacts: Messages["moveFacts"] = {
	vehicle: "Fahrzeug",
	from: "Von",
	to: "Nach",
	homeSize: "Wohnungsgröße",
	helpers: "Helfer",
	packing: "Packen",
	withPacking: "Mit Packhilfe",
	floor: ({ floor }) => `${floor}. Stock ohne Aufzug`,
	floorWithElevator: ({ floor }) => `${floor}. Stock mit Aufzug`,
	costsFee: ({ fee }) => `Stornogebühr ${fee}`,
	freeToCancel: "kostenlos stornierbar",
	when: "Wann",
	dateAtTime: ({ date, time }) => `${date} um ${time}`,
};
