import type { Messages } from "#messages/en/index.ts";

export const moveFacts: Messages["moveFacts"] = {
	vehicle: "Véhicule",
	homeSize: "Taille du logement",
	helpers: "Aides",
	packing: "Emballage",
	withPacking: "Avec aide à l’emballage",
	floor: ({ floor }) => `étage ${floor} sans ascenseur`,
	floorWithElevator: ({ floor }) => `étage ${floor} avec ascenseur`,
	costsFee: ({ fee }) => `frais d’annulation ${fee}`,
	freeToCancel: "annulation gratuite",
	when: "Quand",
	dateAtTime: ({ date, time }) => `${date} à ${time}`,
};
