import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { OtherRoom } from "#app/travel/booking/other-rooms.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const FIELDS = ["name", "email", "contact", "requests"] as const;

export type Typed = Partial<Record<(typeof FIELDS)[number] | "idempotencyKey", string>>;

type TypedGuestDetailsProps = { typed: Typed; rooms: readonly OtherRoom[]; currency: string };

/** What a guest typed for a room that is now gone, to send with another room of the hotel. */
export function TypedGuestDetails({ typed, rooms, currency }: TypedGuestDetailsProps) {
	const filled = FIELDS.flatMap((name) => (typed[name] ? [{ name, value: typed[name] }] : []));
	if (filled.length === 0) return null;
	return (
		<div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
			{rooms.length > 0 ? (
				<Card title={t.noStay.otherRooms}>
					<ul className="-my-3 divide-y divide-line">
						{rooms.map(({ path, name, total }) => (
							<li key={path} className="flex flex-wrap items-center justify-between gap-3 py-3">
								<span className="min-w-0 wrap-anywhere">
									<strong className="font-semibold">{name}</strong>
									{total === null ? null : (
										<span className="block text-secondary">
											{t.noStay.forStay({ total: formatMoney(total, currency) })}
										</span>
									)}
								</span>
								<PostForm action={path} guarded>
									<input type="hidden" name="looking" value="yes" />
									{typed.idempotencyKey ? (
										<input type="hidden" name="idempotencyKey" value={typed.idempotencyKey} />
									) : null}
									{filled.map((field) => (
										<input key={field.name} type="hidden" {...field} />
									))}
									<Button variant="plain" dense busy={t.noStay.opening}>
										{t.noStay.choose({ room: <span className="sr-only"> {name}</span> })}
									</Button>
								</PostForm>
							</li>
						))}
					</ul>
				</Card>
			) : null}
			<Card title={t.noStay.typed}>
				<dl className="space-y-3">
					{filled.map(({ name, value }) => (
						<div key={name} className="grid grid-cols-[6rem_1fr] gap-3">
							<dt className="text-secondary">{t.noStay.fields[name]}</dt>
							<dd className="min-w-0 whitespace-pre-line wrap-anywhere" dir="auto">
								{value}
							</dd>
						</div>
					))}
				</dl>
				<p className="mt-4 text-sm text-secondary">{rooms.length > 0 ? t.noStay.kept : t.noStay.notKept}</p>
			</Card>
		</div>
	);
}
