import { formatDate, formatMonth } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
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
		subject: t.commissionMail.ready.subject({ hotel: statement.hotel, month }),
		paragraphs: [t.commissionMail.ready.text({ hotel: statement.hotel, month })],
	});
}

/** Tells the owner or a manager of a hotel that a statement is settled. */
export function settledMail(statement: MailedStatement & { reference: string }): Mail {
	const number = formatStatementNumber(statement);
	const by =
		statement.reference === ""
			? ""
			: ` ${t.commissionMail.settled.reference({ reference: statement.reference })}`;
	return mailOf(statement, {
		subject: t.commissionMail.settled.subject({ number, hotel: statement.hotel }),
		paragraphs: [`${t.commissionMail.settled.text({ number, hotel: statement.hotel })}${by}`],
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
		link: { label: t.commissionMail.view, path: `/owner/statements/${maskId(id)}` },
		facts: [
			[t.commissionMail.statement, formatStatementNumber(statement)],
			[t.commissionMail.month, formatMonth(month)],
			[whoPays(balance, { isSettled }), formatMoney(Math.abs(balance), currency)],
			...(dueOn ? [[t.commissionMail.due, formatDate(dueOn)] as [string, string]] : []),
		],
	});
}
