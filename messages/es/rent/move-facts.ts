import type { Messages } from "#messages/en/index.ts";

export const moveFacts: Messages["moveFacts"] = {
	vehicle: "Vehículo",
	from: "Origen",
	to: "Destino",
	homeSize: "Tamaño de la vivienda",
	helpers: "Ayudantes",
	packing: "Embalaje",
	withPacking: "Con ayuda para embalar",
	floor: ({ floor }) => `piso ${floor} sin ascensor`,
	floorWithElevator: ({ floor }) => `piso ${floor} con ascensor`,
	costsFee: ({ fee }) => `cargo por cancelación: ${fee}`,
	freeToCancel: "cancelación gratis",
	when: "Cuándo",
	dateAtTime: ({ date, time }) => `${date} a las ${time}`,
};
