import { Fact } from "#app/ui/receipt/fact.tsx";

export type ShownStay = {
	stay: string;
	arrive: string;
	leave: string;
	roomName: string;
	party: string;
	name: string;
	email: string;
	contact: string;
	requests: string;
	/** For staff: `tel:…`. */
	contactHref?: string;
};

type StayFactsProps = {
	booking: ShownStay;
	/** For staff: the page of the customer. */
	customerHref?: string | undefined;
};

export function StayFacts({ booking, customerHref }: StayFactsProps) {
	const { contactHref } = booking;
	return (
		<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
			<Fact name="Stay">{booking.stay}</Fact>
			<Fact name="Check-in">{booking.arrive}</Fact>
			<Fact name="Check-out">{booking.leave}</Fact>
			<Fact name="Room">{booking.roomName}</Fact>
			<Fact name="Guests">{booking.party}</Fact>
			<Fact name="Name">{customerHref ? <a href={customerHref}>{booking.name}</a> : booking.name}</Fact>
			{booking.contact ? (
				<Fact name="Phone">
					{contactHref ? <a href={contactHref}>{booking.contact}</a> : booking.contact}
				</Fact>
			) : null}
			{booking.email ? (
				<Fact name="Email">
					{contactHref ? <a href={`mailto:${booking.email}`}>{booking.email}</a> : booking.email}
				</Fact>
			) : null}
			{booking.requests ? (
				<Fact name="Requests">
					<span className="whitespace-pre-line">{booking.requests}</span>
				</Fact>
			) : null}
		</dl>
	);
}
