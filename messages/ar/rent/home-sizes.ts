import type { Messages } from "#messages/en/index.ts";

export const homeSizes: Messages["homeSizes"] = {
	item: "قطعة واحدة",
	studio: "استوديو",
	one: "غرفة نوم واحدة",
	two: "غرفتا نوم",
	three: "3 غرف نوم أو أكثر",
};
