import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import type { HotelReviewStatus } from "#app/travel/hotels/hotel-states.ts";
import { hotelEditPath } from "#app/travel/hotels/owned.ts";

type StatusMail = {
	hotelId: number;
	hotel: string;
	manager: { name: string; email: string };
	to: HotelReviewStatus;
	why: string;
};

export function hotelStatusMail({ hotelId, hotel, manager, to, why }: StatusMail): Mail {
	const isOpen = to === "approved";
	if (to === "refused")
		return layOutMail({
			to: manager.email,
			name: manager.name,
			subject: `${hotel} is not approved`,
			paragraphs: [
				`We have reviewed ${hotel} and can’t approve it yet, so it stays hidden from guests. Change what the reason names, then request approval again on the hotel’s page.`,
			],
			link: { label: `Open ${hotel}`, path: hotelEditPath(hotelId) },
			...(why ? { quote: { label: "Reason", text: why } } : {}),
		});
	return layOutMail({
		to: manager.email,
		name: manager.name,
		subject: isOpen ? `${hotel} is open for bookings` : `${hotel} is suspended`,
		paragraphs: [
			isOpen
				? `${hotel} is approved and open for bookings. Guests can now find it and book its rooms.`
				: `${hotel} is suspended: it is hidden from guests and takes no new bookings. Existing bookings are kept, and you still manage them. If you think this is a mistake, contact us.`,
		],
		link: isOpen
			? { label: "Open your dashboard", path: "/owner/dashboard" }
			: { label: "Contact us", path: "/contact" },
		...(why ? { quote: { label: "Reason", text: why } } : {}),
	});
}
