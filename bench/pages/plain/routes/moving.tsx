import type { MetaFunction } from "@remix-run/node";

export const meta: MetaFunction = () => [{ title: "Move – Meeha" }];

const FIELDS = ["name", "phone", "email", "from", "to", "date", "time", "vehicle"];

export default function PlainMoving() {
	return (
		<form method="post">
			{FIELDS.map((field) => (
				<label key={field}>
					{field}
					<input name={field} />
				</label>
			))}
			<button type="submit">Book</button>
		</form>
	);
}
