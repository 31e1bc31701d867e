import type { Messages } from "#messages/en/index.ts";

export const dates: Messages["dates"] = {
	range: ({ from, to }) => `من ${from} إلى ${to}`,
	moment: ({ date, time }) => `${date}، ${time}`,
	clock: ({ place }) => `توقيت ${place}`,
	time: ({ time, clock }) => `${time}، ${clock}`,
	lessThanMinute: "أقل من دقيقة",
};
