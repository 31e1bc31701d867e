import { formatDate, formatMonth } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatStatementNumber, whoPays } from "./statement.ts";

type MailedStatement = {
	id: number;
	year: number;
	number: number;
	month: string;
	currency: string;
	balance: number;
	/** Absent when nothing is owed, or the date is of no use any more. */
	dueOn?: string;
	hotel: string;
	manager: { name: string; email: string };
};

/** Tells the owner or a manager of a hotel that the statement of a month is there. */
export function statementMail(statement: MailedStatement): Mail {
	const month = formatMonth(statement.month);
	return mailOf(statement, {
		subject: `Commission statement of ${statement.hotel} for ${month}`,
		paragraphs: [`The commission statement of ${statement.hotel} for ${month} is ready.`],
	});
}

/** Tells the owner or a manager of a hotel that a statement is settled. */
export function settledMail(statement: MailedStatement & { reference: string }): Mail {
	const number = formatStatementNumber(statement);
	const by = statement.reference === "" ? "" : ` The reference is ${statement.reference}.`;
	return mailOf(statement, {
		subject: `Statement ${number} of ${statement.hotel} is settled`,
		paragraphs: [`Statement ${number} of ${statement.hotel} is marked as settled.${by}`],
		isSettled: true,
	});
}

function mailOf(
	statement: MailedStatement,
	{ isSettled = false, ...said }: { subject: string; paragraphs: string[]; isSettled?: boolean },
): Mail {
	const { id, month, currency, balance, dueOn, manager } = statement;
	return layOutMail({
		...said,
		to: manager.email,
		name: manager.name,
		link: { label: "View the statement", path: `/owner/statements/${maskId(id)}` },
		facts: [
			["Statement", formatStatementNumber(statement)],
			["Month", formatMonth(month)],
			[whoPays(balance, { isSettled }), formatMoney(Math.abs(balance), currency)],
			...(dueOn ? [["Due", formatDate(dueOn)] as [string, string]] : []),
		],
	});
}
