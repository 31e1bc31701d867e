import { currencyDigits, formatMoney } from "#app/common/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalendarNight } from "./read-month.server.ts";
import "./nights.css";

export function NightLabel({ night, currency }: { night: CalendarNight; currency: string }) {
	const { left, total, isClosed, noArrival, noDeparture, isOwnPrice, isOwnMinStay, minStay } = night;
	return (
		<>
			<span className={isOwnPrice ? "month-price font-bold" : "month-price"}>
				<ShortMoney minor={night.price} currency={currency} />
				{isOwnPrice ? <span className="sr-only"> (custom price)</span> : null}
			</span>{" "}
			<span className="month-left">
				{isClosed ? (
					<>
						<Icon name="ban" /> Closed
					</>
				) : left <= 0 ? (
					"Full"
				) : (
					<>
						{left}/{total}
						<span className="sr-only"> left</span>
					</>
				)}
			</span>{" "}
			{isOwnMinStay ? (
				<span className="month-note">
					{minStay}+ <span className="sr-only">nights</span>
					<span aria-hidden="true">n</span>
				</span>
			) : null}{" "}
			{noArrival ? (
				<span className="month-note">
					no in<span className="sr-only"> (no arrivals)</span>
				</span>
			) : null}{" "}
			{noDeparture ? (
				<span className="month-note">
					no out<span className="sr-only"> (no departures)</span>
				</span>
			) : null}
		</>
	);
}

/** `$120`, with decimals only if there are any, to save space; a phone's line breaks before them. */
function ShortMoney({ minor, currency }: { minor: number; currency: string }) {
	const shown = formatMoney(minor, currency);
	const places = currencyDigits(currency);
	const at = places > 0 ? shown.search(/[.,]\d+\D*$/) : -1;
	if (at < 0) return shown;
	if (minor % 10 ** places === 0) return shown.replace(/[.,]0+(?=\D*$)/, "");
	return (
		<>
			{shown.slice(0, at)}
			<wbr />
			{shown.slice(at)}
		</>
	);
}
