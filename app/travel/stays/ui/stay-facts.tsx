import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";

export type ShownStay = {
	stay: string;
	arrive: string;
	leave: string;
	roomName: string;
	/** Empty for the standard rate without meals. */
	rate: string;
	party: string;
	name: string;
	email: string;
	contact: string;
	requests: string;
	/** For staff: `tel:…`. */
	contactHref?: string;
	/** For staff: its numbered rooms, and the nights for which it has none. */
	units?: { names: readonly string[]; missing: string } | null;
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
			<Fact name={t.stayFacts.stay}>{booking.stay}</Fact>
			<Fact name={t.stayFacts.checkIn}>{booking.arrive}</Fact>
			<Fact name={t.stayFacts.checkOut}>{booking.leave}</Fact>
			<Fact name={t.words.room}>{booking.roomName}</Fact>
			{booking.rate ? <Fact name={t.stayFacts.rate}>{booking.rate}</Fact> : null}
			{booking.units ? (
				<Fact name={t.units.number}>
					{booking.units.names.length > 0
						? booking.units.names.map((name) => <p key={name}>{name}</p>)
						: t.roomPlan.notAssigned}
					{booking.units.missing ? <p>{t.roomPlan.missing({ dates: booking.units.missing })}</p> : null}
				</Fact>
			) : null}
			<Fact name={t.stayFacts.guests}>{booking.party}</Fact>
			<Fact name={t.words.name}>
				{customerHref ? <a href={customerHref}>{booking.name}</a> : booking.name}
			</Fact>
			{booking.contact ? (
				<Fact name={t.words.phone}>
					{contactHref ? (
						<a href={contactHref}>{leftToRight(booking.contact)}</a>
					) : (
						leftToRight(booking.contact)
					)}
				</Fact>
			) : null}
			{booking.email ? (
				<Fact name={t.words.email}>{contactHref ? <EmailLink email={booking.email} /> : booking.email}</Fact>
			) : null}
			{booking.requests ? (
				<Fact name={t.stayFacts.requests}>
					<span className="whitespace-pre-line" dir="auto">
						{booking.requests}
					</span>
				</Fact>
			) : null}
		</dl>
	);
}
