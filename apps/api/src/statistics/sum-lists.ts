import { Inject, Injectable } from '@nestjs/common';
import type { SalesTotalsAnswer } from '@balcao/contracts';
import { documentLines, sales } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { readerSeesCosts } from '../access/rows/row-rules.js';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';
import { noSales, plus, salesOf, signedGroups } from './trade-sums.js';

/** Sums over everything that the lists behind figures of sales select, not only their page. */
@Injectable()
export class SalesSums {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async ofDocuments(companyId: string, { where }: ParsedList): Promise<SalesTotalsAnswer> {
    const groups = await this.rows.group(sales, companyId, {
      // Checked against the collection when the query was parsed.
      where,
      by: ['isSale'],
      sum: ['baseMinor', 'vatMinor', 'totalMinor'],
    });
    const sums = groups.reduce(
      (sum, group) => plus(sum, salesOf(group, group.key['isSale'] === true ? group.count : 0)),
      noSales,
    );
    if (!readerSeesCosts()) return sums;
    // Goods on a delivery note cost what they cost on its day, whatever list asks.
    const { isSale: _sale, ...all } = where;
    const [costs] = await this.rows.group(sales, companyId, { where: all, sum: ['costMinor'] });
    return { ...sums, costMinor: costs?.sums['costMinor'] ?? 0 };
  }

  /** `count` is of lines. */
  async ofLines(companyId: string, { where }: ParsedList): Promise<SalesTotalsAnswer> {
    const groups = await this.rows.group(documentLines, companyId, {
      // Checked against the collection when the query was parsed.
      where,
      by: ['accountEffect', 'group'],
      sum: ['baseMinor', 'vatMinor'],
    });
    return groups
      .flatMap((each) =>
        signedGroups([each], each.key['group'] === 'purchases' ? 'purchases' : 'sales'),
      )
      .reduce((sum, group) => plus(sum, salesOf(group, group.count)), noSales);
  }
}
