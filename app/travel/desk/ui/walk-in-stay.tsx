import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { StayForm } from "#app/travel/quotes/stay-form.ts";
import { StaySearch } from "#app/travel/search/ui/stay-search.tsx";
import { Card } from "#app/ui/card.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type WalkInStayProps = {
	today: string;
	form: Pick<StayForm, "typed" | "problems">;
	rooms: readonly { value: string; label: string }[];
	/** Masked. */
	room: string;
	/** Whether its price depends on the ages of children. */
	asksAges: boolean;
	/** The rates of the room beside the standard one, and the chosen one: masked, and empty for the standard rate. */
	rates: readonly { value: string; label: string }[];
	rate: string;
	/** Rows for further rooms of the hotel, and what can be chosen in each. */
	more: {
		rows: readonly { room: string; count: string; adults: string }[];
		choices: readonly { value: string; label: string }[];
	};
	refused: string | null;
	/** The other rooms of the hotel that are available; totals in minor units. */
	others: readonly { href: string; name: string; total: number }[];
	currency: string;
};

export function WalkInStay(props: WalkInStayProps) {
	const { today, form, rooms, room, asksAges, rates, rate, more, refused, others, currency } = props;
	return (
		<>
			<Card title={t.walkIn.stay} className="mb-6 lg:[&_.btn]:w-auto">
				<StaySearch
					action="/owner/walk-in"
					form={form}
					today={today}
					button={t.walkIn.showPrice}
					asksAges={asksAges}
				>
					<SelectField
						field={plainField("stay-room", { name: "room", value: room })}
						label={t.walkIn.room}
						choices={rooms}
						wide
						className="col-span-full"
					/>
					{rates.length > 0 ? (
						<SelectField
							field={plainField("stay-rate", { name: "rate", value: rate })}
							label={t.stayFacts.rate}
							choices={[{ value: "", label: t.rateChoice.standard }, ...rates]}
							wide
							className="col-span-full"
						/>
					) : null}
					<MoreRooms {...more} />
				</StaySearch>
			</Card>
			{refused ? (
				<Flash id="refused" tone="error">
					{refused}
				</Flash>
			) : null}
			{others.length > 0 ? (
				<Card title={t.walkIn.available} className="mb-6">
					<ul className="flex flex-wrap gap-x-8 gap-y-2">
						{others.map(({ href, name, total }) => (
							<li key={href}>
								<a className="link" href={href}>
									{name}
								</a>{" "}
								<span className="text-secondary">{formatMoney(total, currency)}</span>
							</li>
						))}
					</ul>
				</Card>
			) : null}
		</>
	);
}

function MoreRooms({ rows, choices }: WalkInStayProps["more"]) {
	const number = { inputMode: "numeric", autoComplete: "off", maxLength: 2, className: "sm:w-28" } as const;
	return (
		<details className="col-span-full" open={rows.some(({ room }) => room !== "")}>
			<summary className="link inline-flex min-h-6 items-center">{t.roomGroup.more}</summary>
			{rows.map(({ room, count, adults }, at) => {
				const field = (of: string, value: string) => {
					const name = `${of}${at + 1}`;
					return plainField(name, { name, value });
				};
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows are fields
					<div key={at} className="mt-3 grid grid-cols-2 items-end gap-3 sm:flex">
						<SelectField
							field={field("moreRoom", room)}
							label={t.walkIn.room}
							choices={[{ value: "", label: t.extras.none }, ...choices]}
							className="col-span-2"
						/>
						<TextField {...number} field={field("moreCount", count)} label={t.roomGroup.count} />
						<TextField {...number} field={field("moreAdults", adults)} label={t.roomGroup.adultsEach} />
					</div>
				);
			})}
		</details>
	);
}
