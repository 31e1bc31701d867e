import type { Messages } from "#messages/en/index.ts";

export const moveFacts: Messages["moveFacts"] = {
	vehicle: "Véhicule",
	from: "Départ",
	to: "Arrivée",
	homeSize: "Taille du logement",
	helpers: "Aides-déménageurs",
	packing: "Emballage",
	withPacking: "Avec aide à l’emballage",
	floor: ({ floor }) => `${floor === 1 ? "1er" : `${floor}e`} étage sans ascenseur`,
	floorWithElevator: ({ floor }) => `${floor === 1 ? "1er" : `${floor}e`} étage avec ascenseur`,
	costsFee: ({ fee }) => `frais d’annulation ${fee}`,
	freeToCancel: "annulation gratuite",
	when: "Quand",
	dateAtTime: ({ date, time }) => `${date} à ${time}`,
};
