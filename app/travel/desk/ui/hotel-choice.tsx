import { t } from "#app/common/language/messages.ts";

type Choice = { id: string; name: string };

type HotelChoiceProps = {
	hotels: Choice[];
	chosen: string;
	path: string;
	/** The screen always shows one of them. */
	isOne?: boolean;
};

/** Links to select one of the person's hotels; nothing for a person with one hotel. */
export function HotelChoice({ hotels, chosen, path, isOne }: HotelChoiceProps) {
	if (hotels.length < 2) return null;
	if (hotels.length > MAX_LINKS)
		return (
			<form action={path} data-auto-submit className="mb-3 flex flex-wrap items-end gap-3">
				<label className="font-semibold">
					{t.hotelChoice.hotel}
					<select name="hotel" defaultValue={chosen} className="control control-dense block">
						{isOne ? null : <option value="">{t.hotelChoice.all}</option>}
						{hotels.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<button type="submit" className="btn btn-plain btn-dense">
					{t.hotelChoice.show}
				</button>
			</form>
		);
	return (
		<nav aria-label={t.hotelChoice.hotel} className="mb-3">
			<ul className="flex flex-wrap gap-1">
				{[...(isOne ? [] : [{ id: "", name: t.hotelChoice.all }]), ...hotels].map(({ id, name }) => (
					<li key={id}>
						<a
							href={id ? `${path}?hotel=${id}` : path}
							aria-current={id === chosen ? "page" : undefined}
							className={id === chosen ? "btn btn-dense" : "btn btn-quiet btn-dense"}
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

const MAX_LINKS = 6;
