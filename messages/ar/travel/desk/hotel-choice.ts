import type { Messages } from "#messages/en/index.ts";

export const hotelChoice: Messages["hotelChoice"] = {
	hotel: "الفندق",
	all: "كل الفنادق",
	show: "عرض",
};
